import type { BOOK_ANSWERS } from './book-answers.ts'

type BookAnswers = typeof BOOK_ANSWERS
/** What is asked of the book. */
export type BookQuestion = {
  [Kind in keyof BookAnswers]: { kind: Kind; input: Parameters<BookAnswers[Kind]>[0] }
}[keyof BookAnswers]
/** What comes back through the port of a question: what the book says, or what went wrong while it was asked. */
export type BookReply = { answer: unknown } | { fault: string }

/** The thread that has the book open, from the first question on. */
let thread: Worker | undefined

/**
 * What the book of this browser says, from a thread of its own: to unpack it takes a cheap phone a second, in which its page
 * would answer no finger.
 * @returns undefined where no book is kept, or the thread cannot be had
 */
export async function queryBook<Kind extends keyof BookAnswers>(
  kind: Kind,
  input: Parameters<BookAnswers[Kind]>[0],
): Promise<Awaited<ReturnType<BookAnswers[Kind]>> | undefined> {
  thread ??= new Worker(new URL('./run-book-worker.ts', import.meta.url), { type: 'module' })
  const reply = await sendQuestion(thread, { kind, input } as BookQuestion)
  if (reply === undefined) {
    thread = undefined
    return undefined
  }
  if ('fault' in reply) throw new Error(reply.fault)
  // The same words name the question and its answer on both sides.
  return reply.answer as Awaited<ReturnType<BookAnswers[Kind]>>
}

/** Undefined where the thread did not start: its program is not kept, and there is no network. */
function sendQuestion(to: Worker, question: BookQuestion): Promise<BookReply | undefined> {
  const { port1, port2 } = new MessageChannel()
  const done = new AbortController()
  const reply = new Promise<BookReply | undefined>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<BookReply>) => resolve(data), done)
    to.addEventListener('error', () => resolve(undefined), done)
  })
  port1.start()
  to.postMessage(question, [port2])
  return reply.finally(() => {
    done.abort()
    port1.close()
  })
}
