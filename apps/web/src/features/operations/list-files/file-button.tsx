import { urlOf } from '@sopaan/contract/client'
import { type ListOfFile, listFiles } from '@sopaan/contract/list-files'
import { managedUsers } from '@sopaan/contract/managed-users'
import { isRefusal } from '@sopaan/contract/refusals'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { constraintsOf } from '#web/forms/constraints.ts'
import { TextForm } from '#web/forms/text-form.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { listFilesQuery, sendListFile } from './list-files.queries.ts'

const CONSTRAINTS = constraintsOf(managedUsers.askExport)

type Props = {
  label: string
  words: { done?: string; failed: string }
  onTake: () => Promise<void>
  /** Asks an owner for the file, with what it is for; left out where no file needs it. */
  onAsk?: (reason: string) => Promise<void>
  /** Where the file can be too long to be sent at once: what a job writes then. */
  long?: { list: ListOfFile; filter: Readonly<Record<string, unknown>> }
}

/**
 * Takes a file. One that is too long to be sent at once is written by a job, and its link stands here once it is ready; where
 * it holds so many people that a second person has to agree, an owner is asked for it.
 */
export function FileButton({ label, words, onTake, onAsk, long }: Props): ReactNode {
  const { staff } = useWords()
  const { isBusy, run } = useAction()
  const [isAsking, setIsAsking] = useState(false)
  const take = async () => {
    try {
      await onTake()
      if (words.done !== undefined) toast.success(words.done)
    } catch (thrown) {
      if (long === undefined || !isRefusal(thrown, 'FILE_LONG')) return handleRefusal(thrown)
      await sendListFile(long.list, long.filter).then(() => toast.success(staff.longFile.started), handleRefusal)
    }
  }
  const handleRefusal = (thrown: unknown) => {
    if (onAsk === undefined || !isRefusal(thrown, 'EXPORT_NEEDS_SECOND')) throw thrown
    setIsAsking(true)
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        look="line"
        className="max-lg:min-h-11 lg:min-h-9"
        doing={isBusy ? staff.doing : undefined}
        onClick={() => void run(take, { failed: words.failed })}
      >
        <Icon name="download" />
        {label}
      </Button>
      <Dialog title={staff.exportAsk.title} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        {isAsking && onAsk && <ExportRequestForm onAsk={onAsk} onDone={() => setIsAsking(false)} />}
      </Dialog>
      {long && <LongFile list={long.list} />}
    </span>
  )
}

/** The newest file of a list that a job writes or wrote: how far it is, and its link once it is ready. */
function LongFile({ list }: { list: ListOfFile }) {
  const { staff, language } = useWords()
  const words = staff.longFile
  const { data } = useQuery(listFilesQuery)
  const newest = data?.find((file) => file.list === list)
  if (newest === undefined) return null
  const { _id, state, total, written, isWhole, endsAt } = newest
  const rows = groupIndian(total)
  if (state === 'done') {
    return (
      <a
        href={urlOf(listFiles.download, { params: { id: _id } })}
        download
        title={words.until(formatDayAndTime(new Date(endsAt), language))}
        className="inline-flex min-h-11 items-center font-semibold text-primary-text lg:min-h-9"
      >
        {isWhole ? words.whole(rows) : words.cut(rows)}
      </a>
    )
  }
  return (
    <span role="status" className="inline-flex items-center gap-2 tabular-nums">
      {state === 'failed' ? (
        words.failed
      ) : (
        <>
          <progress className="share-bar w-24" aria-label={words.progress} max={Math.max(1, total)} value={written} />
          {words.running(groupIndian(written), rows)}
        </>
      )}
    </span>
  )
}

function ExportRequestForm({ onAsk, onDone }: { onAsk: NonNullable<Props['onAsk']>; onDone: () => void }) {
  const { staff } = useWords()
  const words = staff.exportAsk
  return (
    <TextForm
      constraints={CONSTRAINTS}
      name="reason"
      words={{
        ...{ label: words.reason, missing: words.missing, submit: words.send, doing: staff.doing },
        ...{ done: words.done, failed: staff.failed },
      }}
      send={({ reason }) => onAsk(reason)}
      onDone={onDone}
      lead={<p className="text-secondary">{words.lead}</p>}
    />
  )
}
