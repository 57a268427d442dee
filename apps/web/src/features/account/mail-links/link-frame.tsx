import type { LinkFacts } from '@sopaan/contract/auth'
import { inLanguage, paths } from '@sopaan/contract/paths'
import type { ReactNode } from 'react'
import { AuthTitle } from '#web/ui/auth-title.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { MailedLink } from './use-mailed-link.ts'

type Props = {
  link: MailedLink & { retry: () => void }
  /** Where a new link is asked for when this one is useless; absent: at sign-in, after the password. */
  askAnew?: string
  children: (link: { token: string; facts: LinkFacts }) => ReactNode
}

/** A mailed link's page: being read, useless, out of reach, or what it stands for. */
export function LinkFrame({ link, askAnew, children }: Props) {
  const { auth, language } = useWords()
  switch (link.state) {
    case 'reading':
      return (
        <div>
          <AuthTitle title={auth.links.pageTitle} />
          <p role="status" className="text-secondary">
            {auth.links.reading}
          </p>
        </div>
      )
    case 'unreachable':
      return (
        <div className="grid gap-6">
          <Banner title={auth.links.unreachable} tone="error" />
          <Button onClick={link.retry}>{auth.links.tryAgain}</Button>
        </div>
      )
    case 'used':
      return (
        <div>
          <AuthTitle title={auth.links.usedTitle} subtitle={auth.links.usedText(link.email)} />
          <a href={inLanguage(paths.login(), language)} className={buttonClasses('pen')}>
            {auth.links.toLogin}
          </a>
        </div>
      )
    case 'invalid':
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
    case 'described':
      return children(link)
  }
}
