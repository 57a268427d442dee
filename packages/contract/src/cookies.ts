/** The readable cookie that says a sign-in may stand (decision C22). */
export const SIGN_IN_HINT_COOKIE = 'hasSession'
/** The readable cookie that says whose pages an admin reads and until when, as `id.milliseconds`. It is a hint and no proof. */
export const VIEW_AS_COOKIE = 'viewAs'
