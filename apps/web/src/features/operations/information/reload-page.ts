/** Loads the page again and leaves word in its place in the history, so that a second failure is told as one. */
export function reloadPage(): void {
  history.replaceState({ ...history.state, wasTried: true }, '')
  location.reload()
}

/** Whether the page was loaded again because it failed. */
export function wasTried(): boolean {
  return history.state?.wasTried === true
}
