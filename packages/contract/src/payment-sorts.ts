/** How staff have the payments in order: by each column of the list, with a minus from the last to the first. */
export const PAYMENT_SORTS = [
  '-createdAt',
  'createdAt',
  '-amount',
  'amount',
  'person',
  '-person',
  'item',
  '-item',
  'status',
  '-status',
  'method',
  '-method',
  'paper',
  '-paper',
] as const
export type PaymentSort = (typeof PAYMENT_SORTS)[number]
