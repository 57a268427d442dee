import type { ChoicesView, DatedChoices } from './college-choices.queries.ts'
import { packRows, type SentRows, unpackRows } from './sent-rows.ts'

type Answered = Extract<ChoicesView, { state: 'answered' }>
type SentAnswer = Omit<DatedChoices, 'data'> & { data: SentRows }

/**
 * What the page shows as it travels inside the page: an answer as JSON with its rows packed, which compresses to half of the form in
 * which the router writes objects, and is written and read in a fraction of its time.
 */
export type SentView = Exclude<ChoicesView, Answered> | (Omit<Answered, 'answer'> & { written: string })

/** Each sent answer is read once; on the server it is the one that was written. */
const read = new WeakMap<SentView, ChoicesView>()

/** An answer in the form in which it travels. */
export function writeView(view: ChoicesView): SentView {
  if (view.state !== 'answered') return view
  const { answer, ...rest } = view
  const packed: SentAnswer = { ...answer, data: packRows(answer.data) }
  const sent = { ...rest, written: JSON.stringify(packed) }
  read.set(sent, view)
  return sent
}

/** What a page or a server sent, or this device answered: the same object for the same one. */
export function readView(view: SentView | ChoicesView): ChoicesView {
  if (!('written' in view)) return view
  const known = read.get(view)
  if (known) return known
  const { written, ...rest } = view
  // Our own server wrote it, from the answer of the call.
  const { data, ...answer } = JSON.parse(written) as SentAnswer
  const made: ChoicesView = { ...rest, answer: { ...answer, data: unpackRows(data) } }
  read.set(view, made)
  return made
}
