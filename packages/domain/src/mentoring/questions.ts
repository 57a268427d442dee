/**
 * The single questions of what somebody wrote for a session, to be ticked off one by one: each line is one, and in a line
 * each question mark ends one where another question follows. What is said around a question stays with it.
 * @param text  as it was written, its lines apart
 * @returns none where there are only blanks
 */
export function splitQuestions(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(splitLine)
}

/** A question mark of English or Hindi with a blank after it, where one more follows in the line. */
function splitLine(line: string): string[] {
  return line.split(/(?<=\?)\s+(?=[^?]*\?)/)
}
