import toast from 'react-hot-toast/headless'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { googleCalendarLink, phoneCalendarLink } from './subscribe-links.ts'

type Words = Readonly<
  Record<
    'feedPhone' | 'feedGoogle' | 'feedAddress' | 'feedCopy' | 'feedCopied' | 'feedCopyFailed' | 'feedRenew' | 'feedEnd',
    string
  >
>

type Props = { url: string; words: Words; isBusy: boolean; onRenew: () => void; onEnd: () => void }

/** A secret address that calendars read again by themselves: the ways to add it, to make a new one, and to end it. */
export function CalendarAddress({ url, words, isBusy, onRenew, onEnd }: Props) {
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(words.feedCopied),
      () => toast.error(words.feedCopyFailed),
    )
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap gap-3">
        <a href={phoneCalendarLink(url)} className={buttonClasses('pen')}>
          {words.feedPhone}
        </a>
        <a href={googleCalendarLink(url)} rel="noreferrer" className={buttonClasses('line')}>
          {words.feedGoogle}
        </a>
      </p>
      <Field
        label={words.feedAddress}
        readOnly
        value={url}
        hasNote={false}
        onFocus={(event) => event.target.select()}
      />
      <p className="flex flex-wrap gap-3">
        <Button look="line" onClick={() => void copy()}>
          {words.feedCopy}
        </Button>
        <Button look="line" disabled={isBusy} onClick={onRenew}>
          {words.feedRenew}
        </Button>
        <Button look="danger" disabled={isBusy} onClick={onEnd}>
          {words.feedEnd}
        </Button>
      </p>
    </div>
  )
}
