import { VIEW_AS_COOKIE } from '@sopaan/contract/cookies'
import type { User } from '@sopaan/contract/users'
import { formatTime } from '@sopaan/domain/time/format'
import { useEffect } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

const COOKIE = new RegExp(`(?:^|;\\s*)${VIEW_AS_COOKIE}=([\\w-]+)\\.(\\d+)(?:;|$)`)

/** Until when this browser reads as somebody, ms since 1970; 0 when it does not. */
export function viewsUntil(user: User): number {
  const [, userId, until] = COOKIE.exec(document.cookie) ?? []
  return userId === user._id ? Number(until) : 0
}

/** Says on every page that it is read as somebody else, until when, and ends it; the server ends it by itself too. */
export function ViewAsBanner({ user }: { user: User }) {
  const { account, language } = useWords()
  const { isBusy, run } = useAction()
  const untilMs = viewsUntil(user)
  const isViewing = untilMs > Date.now()
  useEffect(() => {
    if (!isViewing) return
    const timer = setTimeout(() => location.assign('/admin/users'), untilMs - Date.now())
    return () => clearTimeout(timer)
  }, [isViewing, untilMs])
  if (!isViewing) return null
  const end = async () => {
    // Hardly anybody reads as somebody else, and every page of a dashboard asks whether they do.
    const { endViewAs } = await import('./users.queries.ts')
    if (await run(endViewAs, { failed: account.unreachable })) location.assign(`/admin/users/${user._id}`)
  }
  return (
    <div className="mb-6">
      <Banner title={account.viewAs.title(user.fullName, formatTime(new Date(untilMs), language))} tone="error">
        <p>{account.viewAs.text}</p>
        <Button look="line" className="mt-3" doing={isBusy ? account.viewAs.end : undefined} onClick={() => void end()}>
          {account.viewAs.end}
        </Button>
      </Banner>
    </div>
  )
}
