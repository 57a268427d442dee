import { serveOrders } from '#api/work-thread.ts'

/** A thread that answers words as they are, but comes to no end over `hang`. */
serveOrders(async (words: string) => {
  if (words === 'hang') for (;;);
  return Buffer.from(words)
})
