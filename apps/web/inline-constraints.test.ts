// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plans } from '@sopaan/contract/plans'
import { expect, test } from 'vitest'
import { inlineConstraints } from './inline-constraints.ts'
import { stripZodPlugin } from './no-schemas.ts'
import { constraintsOf } from './src/forms/constraints.ts'

const SRC = join(import.meta.dirname, 'src')
const CONTRACT = join(import.meta.dirname, '../../packages/contract/src')
const SOURCES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing\//.test(name))
  .map((name) => ({ name, code: readFileSync(join(SRC, name), 'utf8') }))

test('the constraints of a call are plain data of its own schema', () => {
  expect(constraintsOf(plans.add)).toMatchObject({
    'name.hi': { kind: 'text', lengthMax: 80 },
    'features.hi': { kind: 'list' },
    pricePaise: { kind: 'number', min: 0, max: 100_000_000 },
    onSaleTo: { kind: 'instant', empty: 'null' },
    isHighlighted: { kind: 'boolean' },
  })
})

test('every form that browsers load carries its constraints as data, and no way to a schema', async () => {
  const forms = SOURCES.filter(({ name, code }) => code.includes('constraintsOf(') && name !== 'forms/constraints.ts')
  expect(forms.length).toBeGreaterThan(10)
  for (const { name, code } of forms) expect(await inlineConstraints(code), name).not.toContain('constraintsOf')
  const form = await inlineConstraints(
    "import { plans } from '@sopaan/contract/plans'\nconst A = constraintsOf(plans.add)",
  )
  expect(form.split('const A = ')[1]).toBe(`(${JSON.stringify(constraintsOf(plans.add))})`)
  // A call of which nothing else is read is not loaded, nor for a type beside it.
  expect(form).not.toContain('import')
  const typed = await inlineConstraints(
    "import { type Plan, plans } from '@sopaan/contract/plans'\nconst A = constraintsOf(plans.add)",
  )
  expect(typed).not.toContain('import')
})

test('no module that browsers load takes a schema from the contract or from zod', async () => {
  const modules = readdirSync(CONTRACT).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  const schemas = new Map(
    await Promise.all(
      modules.map(async (file) => {
        const names = Object.entries(await import(join(CONTRACT, file)))
          .filter(([, value]) => typeof value === 'object' && value !== null && '_zod' in value)
          .map(([name]) => name)
        return [file.replace('.ts', ''), new Set(names)] as const
      }),
    ),
  )
  expect([...(schemas.get('plans') ?? [])]).toContain('planFields')
  const taken = SOURCES.flatMap(({ name, code }) => {
    const imports = [
      ...code.matchAll(/import (?!type\b)(?:\{([^}]*)\}|\* as \w+) from '(?:@sopaan\/contract\/([\w-]+)|zod[\w/]*)'/g),
    ]
    return imports
      .filter(([, names, module = '']) =>
        names === undefined || module === ''
          ? true
          : names.split(',').some((each) => schemas.get(module)?.has(each.trim().split(' as ')[0] ?? '')),
      )
      .map(([statement]) => `${name}: ${statement}`)
  })
  expect(taken).toEqual([])
  // Nor by the parts of a call, which hold schemas.
  const nouns = /\b\w+\.\w+\.(?:body|query|params|response)\.(?!\w+\s*=)|\b(?:safeParse|parseAsync)\(/
  expect(
    SOURCES.filter(({ name, code }) => name !== 'forms/constraints.ts' && nouns.test(code)).map(({ name }) => name),
  ).toEqual([])
})

test('a stripped schema that is asked to judge all the same says so aloud', async () => {
  const { load } = stripZodPlugin()
  const code = (load as (id: string) => string)('\0no-schemas')
  const zod = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const schema = zod.object({ name: zod.string().check(zod.trim()) })
  expect(schema.shape.name).toBeDefined()
  expect(() => schema.safeParse({})).toThrow('not in the browser')
  expect(() => schema._zod.def).toThrow('not in the browser')
})
