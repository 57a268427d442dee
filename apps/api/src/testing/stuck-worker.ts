import { serveOrders } from '#api/work-thread.ts'

/** A thread that answers words as they are, but comes to no end over `hang`, and breaks on `break` and `break at once`. */
serveOrders((words: string) => {
  if (words === 'hang') for (;;);
  if (words === 'break at once') throw new RangeError('Nothing to draw')
  return words === 'break' ? Promise.reject(new Error('No letter for it')) : Promise.resolve(Buffer.from(words))
})
