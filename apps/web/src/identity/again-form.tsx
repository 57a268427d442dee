import { auth as authCalls } from '@sopaan/contract/auth'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { request } from './browser-request.ts'
import { PasswordAgainForm } from './password-again-form.tsx'

/** Asks for the password before a delicate step. @param onFinish  told whether it was right */
export function AgainForm({ onFinish }: { onFinish: (isConfirmed: boolean) => void }) {
  const { account } = useWords()
  return (
    <PasswordAgainForm
      text={account.again.text}
      label={account.password}
      send={(body) => request(authCalls.reauthenticate, { body })}
      onDone={() => onFinish(true)}
      buttons={(isBusy) => (
        <FormButtons
          className="mt-4"
          submit={account.again.confirm}
          doing={isBusy ? account.again.confirming : undefined}
          cancel={account.again.cancel}
          onCancel={() => onFinish(false)}
        />
      )}
    />
  )
}
