import { inLanguage, paths } from '@sopaan/contract/paths'
import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/**
 * The question in one line, as one would put it to a senior: "rank 24500 obc, bihar se, cse ya it". An ordinary GET form: the
 * page behind it reads the line, and says what it understood.
 */
export function OwnWords({ search }: { search?: URLSearchParams }) {
  const { questions: words, language } = useWords()
  const id = useId()
  const others = [...(search ?? [])].filter(([key]) => key !== 'q' && key !== 'unread')
  return (
    <form
      method="get"
      action={inLanguage(paths.tool('college-predictor'), language)}
      className="mt-3 grid grid-cols-[1fr_auto] items-end gap-2 border-t border-border pt-3"
    >
      {others.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      <div>
        <label htmlFor={id} className="block text-[15px] leading-[22px] font-semibold">
          {words.ownWords}
        </label>
        <input
          id={id}
          type="text"
          name="q"
          required
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="go"
          placeholder={words.ownWordsHint}
          className="mt-1 h-[46px] w-full rounded-control border border-border-control bg-surface px-3 lg:h-12"
        />
      </div>
      <Button type="submit" look="line">
        {words.ownWordsSubmit}
      </Button>
    </form>
  )
}
