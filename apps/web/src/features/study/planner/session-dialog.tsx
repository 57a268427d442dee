import type { StudySession } from '@sopaan/contract/sessions'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { PlanView } from './plan-view.ts'
import { type FormDraft, SessionForm } from './session-form.tsx'

/** A session that is written down, or one that is changed. */
export type OpenSession = { kind: 'new'; draft: FormDraft } | { kind: 'change'; session: StudySession }

type Props = { view: PlanView; open: OpenSession | undefined; onClose: () => void }

/** The form of a new session, or of one that is changed; closed where there is neither. */
export function SessionDialog({ view, open, onClose }: Props) {
  const { planner: words } = useWords()
  return (
    <Dialog
      title={open?.kind === 'change' ? words.changeSession : words.newSession}
      isOpen={open !== undefined}
      onClose={onClose}
    >
      {open && (
        <SessionForm
          key={open.kind === 'change' ? open.session._id : 'new'}
          view={view}
          session={open.kind === 'change' ? open.session : undefined}
          draft={open.kind === 'change' ? open.session : open.draft}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}
