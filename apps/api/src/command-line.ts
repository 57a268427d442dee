/** Writes one line to standard output. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Says why a command ends without having done its work; the process ends with 1 then. */
export function fail(words: string): void {
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
}
