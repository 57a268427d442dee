import { paths, signInFor } from '@sopaan/contract/paths'
import { isRefusal } from '@sopaan/contract/refusals'
import { useEffect, useState } from 'react'
import { DocumentHead } from '#web/document-head.tsx'
import { tokenHeaders } from '#web/page-headers.ts'
import { AuthTitle } from '#web/ui/auth-title.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import { sendUnsubscription } from './unsubscribe.queries.ts'

/** The address holds a token: no other site may learn it. */
export const headers = tokenHeaders

type Shown = 'asking' | 'done' | 'invalid'

/** What the link under a mail opens: ends mails about one topic with one click. Opening it alone ends nothing. */
export default function UnsubscribePage() {
  const { unsubscribe: words } = useWords()
  const [token] = useState(readToken)
  const [shown, setShown] = useState<Shown>('asking')
  const { isBusy, failure, send } = useSending<string>()
  // The token stays in no history.
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  const handleStop = async () => {
    const isSent = await send(
      () => sendUnsubscription(token),
      (thrown) => {
        if (isRefusal(thrown, 'LINK_INVALID') || isRefusal(thrown, 'NOT_FOUND')) setShown('invalid')
        return words.failed
      },
    )
    if (isSent) setShown('done')
  }
  return (
    <>
      <DocumentHead title={words.pageTitle} isIndexed={false} />
      {shown === 'asking' && (
        <div>
          <AuthTitle
            title={token.startsWith('counselling.') ? words.titles.counselling : words.titles.other}
            subtitle={words.text}
          />
          {failure !== undefined && <Banner title={failure} tone="error" />}
          <Button doing={isBusy ? words.working : undefined} onClick={() => void handleStop()}>
            {words.button}
          </Button>
        </div>
      )}
      {shown === 'done' && <Said title={words.done} text={words.doneText} />}
      {shown === 'invalid' && <Said title={words.invalidTitle} text={words.invalidText} />}
    </>
  )
}

function Said({ title, text }: { title: string; text: string }) {
  const { unsubscribe: words, language } = useWords()
  return (
    <div role="status">
      <AuthTitle title={title} subtitle={text} />
      <a
        href={signInFor(`${paths.profile('mentee-dashboard')}#notifications`, language)}
        className={buttonClasses('line')}
      >
        {words.settings}
      </a>
    </div>
  )
}

function readToken(): string {
  return typeof window === 'undefined' ? '' : (new URLSearchParams(location.search).get('token') ?? '')
}
