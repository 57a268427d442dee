import { isUnreachable } from '@sopaan/contract/client'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { isRefusal } from '@sopaan/contract/refusals'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AuthTitle } from '#web/ui/auth-title.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { isLinkInvalid } from '#web/use-link-token.ts'
import { useWords } from '#web/words/use-words.tsx'
import type { MailedLink } from './mail-links.queries.ts'

type Props = {
  query: UseQueryResult<MailedLink>
  /** Where a new link is asked for when this one is useless; absent: at sign-in, after the password. */
  askAnew?: string
  children: (link: MailedLink) => ReactNode
}

/** A mailed link's page: being read, useless, out of reach, or what it stands for. */
export function LinkFrame({ query, askAnew, children }: Props) {
  const { links } = useWords().auth
  const { error } = query
  return (
    <Loaded
      query={query}
      heading={links.pageTitle}
      ahead={<AuthTitle title={links.pageTitle} />}
      {...(isUnreachable(error) && { failed: links.unreachable })}
      {...(isLinkInvalid(error) && { refused: () => <UselessLink askAnew={askAnew} /> })}
      // A used link of a verification names the address it proved; the answer is not parsed again.
      {...(isRefusal(error, 'LINK_USED') && { refused: () => <UsedLink email={error.details?.email ?? ''} /> })}
    >
      {children}
    </Loaded>
  )
}

function UsedLink({ email }: { email: string }) {
  const { auth, language } = useWords()
  return (
    <div>
      <AuthTitle title={auth.links.usedTitle} subtitle={auth.links.usedText(email)} />
      <a href={inLanguage(paths.login(), language)} className={buttonClasses('pen')}>
        {auth.links.toLogin}
      </a>
    </div>
  )
}

function UselessLink({ askAnew }: { askAnew: string | undefined }) {
  const { auth, language } = useWords()
  return (
    <div>
      <AuthTitle title={auth.links.invalidTitle} subtitle={auth.links.invalidText} />
      <div className="grid gap-3">
        {askAnew !== undefined && (
          <a href={inLanguage(askAnew, language)} className={buttonClasses('pen')}>
            {auth.links.askAnew}
          </a>
        )}
        <a
          href={inLanguage(paths.login(), language)}
          className={buttonClasses(askAnew === undefined ? 'pen' : 'quiet')}
        >
          {auth.links.toLogin}
        </a>
      </div>
    </div>
  )
}
