import { users } from '@sopaan/contract/users'
import { useState } from 'react'
import { runBlocking } from '#web/blocking.ts'
import { constraintsOf, type InputOf } from '#web/forms/constraints.ts'
import { type ContractForm, useContractForm } from '#web/forms/use-contract-form.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { clearAndLeave, emptyStorage, signOut } from '#web/identity/leaving.ts'
import { useAction } from '#web/identity/use-action.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'

const REASON = constraintsOf(users.deactivateAccount)
const DELETION = constraintsOf(users.deleteMe)

/** Taking the data along, deactivating with a reason, deleting with the password. */
export function LeaveSection() {
  const { account } = useWords()
  const [dialog, setDialog] = useState<'deactivate' | 'delete'>()
  const { isBusy, run } = useAction()
  const handleExport = () =>
    run(() => runBlocking(async () => saveFile(await fetchFile(users.exportMe, {}), 'sopaan-export.zip')), {
      done: account.exported,
      failed: account.exportFailed,
    })
  const close = () => setDialog(undefined)
  return (
    <>
      <Section id="data" title={account.yourData} lead={account.exportText}>
        <Button look="line" className="justify-self-start" disabled={isBusy} onClick={handleExport}>
          {account.exportButton}
        </Button>
      </Section>
      <Section id="leave" title={account.leave}>
        <div className="flex flex-wrap gap-3">
          <Button look="line" onClick={() => setDialog('deactivate')}>
            {account.deactivate}
          </Button>
          <Button look="danger" onClick={() => setDialog('delete')}>
            {account.deleteAccount}
          </Button>
        </div>
      </Section>
      <Dialog
        title={dialog === 'delete' ? account.deleteAccount : account.deactivate}
        isOpen={dialog !== undefined}
        onClose={close}
      >
        {dialog === 'deactivate' && <DeactivateForm onCancel={close} />}
        {dialog === 'delete' && <DeleteForm onCancel={close} />}
      </Dialog>
    </>
  )
}

function DeactivateForm({ onCancel }: { onCancel: () => void }) {
  const { account } = useWords()
  const form = useContractForm(REASON, {
    check: ({ reason }) => (reason === '' ? { reason: account.reasonMissing } : {}),
    send: async (body) => {
      await runBlocking(() => request(users.deactivateAccount, { body }))
      await signOut({ done: account.deactivated, failed: account.deactivated })
    },
    words: { failed: account.deactivationFailed },
  })
  return (
    <form {...form.props}>
      <p className="mb-4 text-secondary">{account.deactivateText}</p>
      <Field label={account.reason} {...form.field('reason')} />
      <FormButtons
        className="mt-4"
        look="danger"
        submit={account.deactivate}
        doing={form.isBusy ? account.saving : undefined}
        cancel={account.cancel}
        onCancel={onCancel}
      />
    </form>
  )
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const { account } = useWords()
  const form = useContractForm(DELETION, {
    check: ({ password }) => (password.trim() === '' ? { password: account.passwordMissing } : {}),
    send: async (body) => {
      await runBlocking(() => request(users.deleteMe, { body }))
      emptyStorage()
      clearAndLeave(account.deleted)
    },
    words: { failed: account.deletionFailed, field: 'password' },
  })
  return (
    <form {...form.props}>
      <p className="mb-4 text-secondary">{account.deleteText}</p>
      <PasswordField
        label={account.password}
        autoComplete="current-password"
        showLabel={account.showPassword}
        hideLabel={account.hidePassword}
        name="password"
        error={form.errorOf('password')}
      />
      <TotpField form={form} />
      <FormButtons
        className="mt-4"
        look="danger"
        submit={account.deleteAccount}
        doing={form.isBusy ? account.saving : undefined}
        cancel={account.cancel}
        onCancel={onCancel}
      />
    </form>
  )
}

function TotpField({ form }: { form: ContractForm<InputOf<typeof users.deleteMe>> }) {
  const { account } = useWords()
  const user = useSignedIn()
  if (!user.hasTwoFactor) return null
  return <Field label={account.code} name="totp" autoComplete="one-time-code" {...form.field('totp')} />
}
