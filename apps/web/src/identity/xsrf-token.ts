const XSRF_COOKIE = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/

/** The token that goes back with whatever changes something: the value of the XSRF-TOKEN cookie. */
export function readXsrfToken(): string | undefined {
  return XSRF_COOKIE.exec(document.cookie)?.[1]
}
