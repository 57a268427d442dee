/**
 * Remembers, as somebody leaves a public page for the sign-in, where it shall lead back to: the address as it is by then, or
 * the answer to what was typed into the questions and not sent yet. Nothing of it goes over the wire.
 */
export function runWayBack(): void {
  let typedIn: HTMLFormElement | null = null
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-questions]') : null
    typedIn = form ?? typedIn
  })
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-sign-in]') : null
    if (link === null) return
    const typed = typedIn?.isConnected ? addressOf(typedIn) : undefined
    // From the first page the sign-in leads to the own one.
    if (typed === undefined && link.dataset.signIn === 'home') return
    try {
      sessionStorage.setItem('from', typed ?? location.pathname + location.search)
    } catch {
      // The sign-in then leads to the own first page.
    }
  })
}

function addressOf(form: HTMLFormElement): string {
  const given = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  return `${new URL(form.getAttribute('action') ?? '', location.href).pathname}?${new URLSearchParams(given)}`
}
