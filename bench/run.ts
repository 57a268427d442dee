import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runWithTerminal } from '../scripts/shell.ts'
import { describeFigure, type Figure } from './figure.ts'

/** `npm run bench` lists what can be measured; `npm run bench -- NAME …` measures it and exits 1 when a figure is short. What begins with two dashes is the bench's own, such as `result-day --short`. */

const FOLDER = dirname(fileURLToPath(import.meta.url))
const NOT_BENCHES = /^(run|figure|visitor)\.ts$|\.test\.ts$/

const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts') && !NOT_BENCHES.test(file))
  .map((file) => file.replace(/\.ts$/, ''))
const namedBenches = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = namedBenches.filter((name) => !names.includes(name))

if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}. There are: ${names.join(', ')}`)
  process.exitCode = 1
} else if (namedBenches.length === 0) {
  console.log(names.join('\n'))
} else {
  // Pages of another day would be measured as if they were these.
  await runWithTerminal('node', ['scripts/build.mjs'])
  for (const name of namedBenches) {
    const bench: { run: () => Promise<Figure[]> } = await import(pathToFileURL(join(FOLDER, `${name}.ts`)).href)
    const figures = await bench.run()
    for (const figure of figures) console.log(describeFigure({ ...figure, name: `${name} ${figure.name}` }))
    if (figures.length === 0 || figures.some((figure) => !figure.ok)) process.exitCode = 1
  }
  // An embedded database that a bench had keeps timers of its own, and with them the process.
  process.exit()
}
