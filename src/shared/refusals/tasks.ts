/** Refusals of tasks. */
export const taskRefusals = {
  task_title_required: 'Enter what needs to be done',
  task_time_without_date: 'Choose a date for the time',
  task_repeat_without_date: 'A repeating task needs a date',
  /** Changing a task that is neither one's own nor one's making. */
  task_of_others: 'Only its assignee, its creator and managers can change this task',
}
