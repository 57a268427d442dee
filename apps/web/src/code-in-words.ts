/** What has no words of its own, by its code: `rowsAside` as “rows aside”. */
export function codeInWords(code: string): string {
  return code.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
