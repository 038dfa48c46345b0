/** Refusals of tasks. */
export const taskRefusals = {
  task_title_required: 'Please say what is to be done',
  task_time_without_date: 'A time needs a day',
  task_repeat_without_date: 'What repeats needs a day',
  /** Changing a task that is neither one's own nor one's making. */
  task_of_others: 'Only whoever has this task, whoever entered it, and managers can change it',
}
