import { reloadPage, wasTried } from './reload-page.ts'

/** What `ErrorPage` does, for a page that is sent without React: the number of its request, Try Again, and that it failed twice. */
export function runErrorPage(): void {
  const place = document.querySelector('dd[data-request-id]')
  const id = document.documentElement.dataset.requestId
  if (place && id !== undefined) place.textContent = id
  const still = document.querySelector<HTMLElement>('[data-still-failing]')
  if (still && wasTried()) still.hidden = false
  document.querySelector('[data-reload]')?.addEventListener('click', reloadPage)
}
