/** Lets the page answer a finger, and draw, before long work goes on. */
export function letPageAnswer(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
