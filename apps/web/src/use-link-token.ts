import { isRefusal } from '@sopaan/contract/refusals'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token of a link that a mail carried. It leaves the address at once and stays in this one entry of the tab's history
 * alone, so that a reload and the other language still know it and no other site learns it.
 */
export function useLinkToken(): string | undefined {
  const { state, search, pathname } = useLocation()
  const navigate = useNavigate()
  const inAddress = new URLSearchParams(search).get('token') ?? undefined
  const token = inAddress ?? tokenIn(state)
  useEffect(() => {
    if (inAddress !== undefined) navigate(pathname, { replace: true, state: { token: inAddress } })
  }, [inAddress, navigate, pathname])
  return token === '' ? undefined : token
}

/** Whether the link itself is refused: over, replaced, or none of ours. A full house or a lost network is another thing. */
export function isLinkInvalid(thrown: unknown): boolean {
  return isRefusal(thrown, 'LINK_INVALID') || isRefusal(thrown, 'INVALID_INPUT')
}

function tokenIn(state: unknown): string | undefined {
  const isHeld = typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string'
  return isHeld ? (state.token as string) : undefined
}
