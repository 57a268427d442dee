/** The parts of the virtual screen reader that tests use: types are checked also where it is not installed yet. */
declare module '@guidepup/virtual-screen-reader' {
  export const virtual: {
    start(options: { container: Node }): Promise<void>
    next(): Promise<void>
    lastSpokenPhrase(): Promise<string>
    spokenPhraseLog(): Promise<string[]>
    clearSpokenPhraseLog(): Promise<void>
    stop(): Promise<void>
  }
}
