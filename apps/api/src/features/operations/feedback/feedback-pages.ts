/** The page of staff that decides on feedback. */
export const MODERATION_PAGE = '/admin/feedback?status=pending'
/** The page of its author. */
export const OWN_PAGE = '/mentee-dashboard/feedback'
