import { auth as authCalls, type LinkFacts } from '@sopaan/contract/auth'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { startFirst } from '#web/features/account/sign-ins/first-sign-in.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { tokenHeaders } from '#web/page-headers.ts'
import { AuthTitle } from '#web/ui/auth-title.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { LinkFrame } from './link-frame.tsx'
import { LinkOrigin } from './link-origin.tsx'
import { LINK_CALLS, useLink } from './use-link.ts'
import { useMailedLink } from './use-mailed-link.ts'

/** The address holds a token: no other site may learn it. */
export const headers = tokenHeaders

/** Where mailed links lead: says what the link stands for, and uses it with one click. Opening it alone uses nothing. */
export default function VerifyEmailPage() {
  const { language } = useWords()
  // Mails to parents led here once, and their links work until the child is 18.
  const [parentToken] = useState(readParentToken)
  if (parentToken === undefined) return <MailedLinkPage />
  return <Navigate to={inLanguage(paths.parentConsent(), language)} state={{ token: parentToken }} replace />
}

function readParentToken(): string | undefined {
  if (typeof window === 'undefined') return undefined
  const search = new URLSearchParams(location.search)
  return search.get('type') === 'parent' ? (search.get('token') ?? undefined) : undefined
}

function MailedLinkPage() {
  const { auth } = useWords()
  const query = useMailedLink('verify')
  return (
    <>
      <DocumentHead title={auth.links.pageTitle} isIndexed={false} />
      <LinkFrame query={query}>{({ token, facts }) => <OneClick token={token} facts={facts} />}</LinkFrame>
    </>
  )
}

function OneClick({ token, facts }: { token: string; facts: LinkFacts }) {
  const { auth } = useWords()
  const { isWorking, go } = useLink()
  const kind = facts.type
  if (kind === 'reset') return null
  const said = sayings(facts, auth)[kind]
  return (
    <div>
      <AuthTitle title={said.title} subtitle={said.text} />
      <LinkOrigin facts={facts} />
      <div className="grid gap-3">
        <Button
          doing={isWorking ? auth.links.working : undefined}
          onClick={() =>
            go(async () => {
              await LINK_CALLS[kind](token, facts.email)
              return kind === 'verify' && facts.isSameBrowser ? startFirst(facts.email) : undefined
            }, said.done)
          }
        >
          {said.button}
        </Button>
        {kind === 'verify' && (
          <Button
            look="quiet"
            disabled={isWorking}
            onClick={() =>
              go(
                () => request(authCalls.disownSignUp, { body: { token } }, { withoutRefresh: true }),
                auth.links.disowned,
              )
            }
          >
            {auth.links.disown}
          </Button>
        )}
      </div>
    </div>
  )
}

function sayings({ email, fullName }: LinkFacts, { links, notices }: Words['auth']) {
  return {
    verify: {
      title: links.verifyTitle,
      text: links.verifyText(fullName ?? '', email),
      button: links.verifyButton,
      done: notices.verified,
    },
    reactivation: {
      title: links.reactivationTitle,
      text: links.reactivationText(email),
      button: links.reactivationButton,
      done: notices.reactivated,
    },
    'change-email': {
      title: links.changeTitle,
      text: links.changeText(email),
      button: links.changeButton,
      done: links.changed,
    },
    'undo-deletion': {
      title: links.undoTitle,
      text: links.undoText(email),
      button: links.undoButton,
      done: links.undone,
    },
  }
}
