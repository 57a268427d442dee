/** One window of an engine, as far as the main job needs it. What is not there after a while throws. */
export type EngineTab = {
  open: (url: string) => Promise<void>
  address: () => Promise<string>
  /** What stands in the first element that a selector finds. */
  read: (selector: string) => Promise<string>
  /** An attribute of the first element that a selector finds. */
  readAttribute: (selector: string, name: string) => Promise<string>
  press: (selector: string) => Promise<void>
  fill: (selector: string, text: string) => Promise<void>
  choose: (selector: string, value: string) => Promise<void>
}

/** An engine that is installed: each tab has a profile of its own. */
export type Engine = { name: string; openTab: () => Promise<EngineTab>; close: () => Promise<void> }

/** How long something may take to be there on a busy machine, ms. */
export const THERE_MS = 60_000
