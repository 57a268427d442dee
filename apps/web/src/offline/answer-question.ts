import { BOOK_ANSWERS } from './book-answers.ts'
import type { BookQuestion, BookReply } from './query-book.ts'

/** Answers what a page asks of the book through the port that came with the question. */
export async function answerQuestion({
  data,
  ports,
}: Pick<MessageEvent<BookQuestion>, 'data' | 'ports'>): Promise<void> {
  const answer = BOOK_ANSWERS[data.kind] as (input: BookQuestion['input']) => Promise<unknown>
  const reply = await answer(data.input).then(
    (said): BookReply => ({ answer: said }),
    // A page is told of it as of a fault of its own.
    (thrown: unknown): BookReply => ({ fault: String(thrown) }),
  )
  ports[0]?.postMessage(reply)
}
