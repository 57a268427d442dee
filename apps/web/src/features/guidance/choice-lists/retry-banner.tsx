import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = { title: string; onRetry: () => void }

/** That something was not answered, and the way to ask again. */
export function RetryBanner({ title, onRetry }: Props) {
  const { choices: words } = useWords()
  return (
    <Banner title={title} tone="error">
      <Button look="line" className="mt-3" onClick={onRetry}>
        {words.retry}
      </Button>
    </Banner>
  )
}
