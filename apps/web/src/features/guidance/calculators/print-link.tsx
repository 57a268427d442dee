import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Leads to the calculation as a PDF made by the server; it works without script too. */
export function PrintLink({ answers }: { answers: string }) {
  const { cgpa: words, language } = useWords()
  if (answers === '') return null
  return (
    <p className="mt-4 print:hidden">
      <a
        href={`/api/v1/tools/cgpa-calculator/report?${new URLSearchParams({ answers, language })}`}
        download="cgpa.pdf"
        className={buttonClasses('line')}
      >
        {words.print}
      </a>
    </p>
  )
}
