import { answerQuestion } from '#web/offline/answer-question.ts'
import type { BookQuestion } from '#web/offline/query-book.ts'

/** A thread of a browser where there are none: it answers what is asked of the book where it is asked, of copies as a thread does. */
export class BookWorkerHere extends EventTarget {
  postMessage(question: BookQuestion, [port]: [MessagePort]): void {
    void answerQuestion({ data: structuredClone(question), ports: [port] })
  }
}
