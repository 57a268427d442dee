import type { FAULT_WORDS } from './fault-words.ts'

/** The sentence of each fault, in one language. A code without words in a language does not compile. */
export type FaultWords = typeof FAULT_WORDS
export type FaultCode = keyof FaultWords
/** The values in a fault's sentence: `{ max: 80 }`; none for most. */
export type FaultValues<C extends FaultCode> = Parameters<FaultWords[C]> extends [infer V] ? V : undefined

/** The values a fault needs beside its code: nothing for most. */
export type FaultArguments<C extends FaultCode> = FaultValues<C> extends undefined ? [] : [FaultValues<C>]

/**
 * What a schema says of a value that does not fit: the code of the fault with its values, which the door takes apart again
 * (`readFault`). Schemas take nothing but a text here, so the two travel as one.
 */
export function fault<C extends FaultCode>(code: C, ...[values]: FaultArguments<C>): string {
  return values === undefined ? code : `${code} ${JSON.stringify(values)}`
}
