/**
 * Shows the current step at the terminal: one line with the elapsed seconds and the text of
 * `count`. A file or a pipe gets one line for each step.
 */
export function openProgress(out = process.stdout) {
  let name = ''
  let note = ''
  let begun = 0
  let shown = false
  let timer

  function show() {
    if (out.isTTY) {
      const seconds = Math.floor((performance.now() - begun) / 1000)
      const line = [`${name} …`, note, seconds > 0 && `${seconds} s`].filter(Boolean).join(' ')
      out.write(`\r\x1b[K${line.slice(0, (out.columns || 80) - 1)}`)
    } else if (!shown) out.write(`${name} …\n`)
    shown = true
  }

  function begin(step) {
    end()
    name = step
    begun = performance.now()
    timer = setInterval(show, 1000)
    timer.unref()
  }

  function end() {
    clearInterval(timer)
    if (shown && out.isTTY) {
      show()
      out.write('\n')
    }
    note = ''
    shown = false
  }

  return {
    /** Begins a step, which ends the previous one. */
    step(name) {
      begin(name)
      show()
    },
    /** Begins a step that often has nothing to do: it is shown only after a second. */
    quietStep: begin,
    /** Sets the progress of the step. */
    count(text) {
      note = text
      if (shown && out.isTTY) show()
    },
    /** Ends the last step. */
    end,
  }
}
