/** What stands in one line that moves sideways under a thumb on a phone, and in as many lines as it takes from there on. */
export const PHONE_LINE =
  '-mx-4 flex items-center overflow-x-auto px-4 py-1 -my-1 max-sm:*:shrink-0 sm:mx-0 sm:my-0 sm:flex-wrap sm:overflow-visible sm:p-0'
