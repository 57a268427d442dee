import type { FormEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

export type FormHandlers = {
  handleInput: (event: FormEvent<HTMLFormElement>) => void
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** The inputs of a calculator: an ordinary GET form whose answer follows the typing where there is script. */
export function CalculatorForm({ handlers, children }: { handlers: FormHandlers; children: ReactNode }) {
  const { calculators } = useWords()
  const { pathname } = useLocation()
  return (
    <form
      method="get"
      action={pathname}
      noValidate
      className="grid grid-cols-1 gap-3"
      onInput={handlers.handleInput}
      onSubmit={handlers.handleSubmit}
    >
      {children}
      <Button type="submit" className="only-without-script">
        {calculators.show}
      </Button>
    </form>
  )
}
