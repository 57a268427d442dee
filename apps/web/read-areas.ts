import { type Node, type ObjectPattern, parseSync, Visitor } from 'oxc-parser'

/**
 * What a module takes of all the words, by name: of `useWords()`, of a name that stands for it, and of a parameter whose type
 * is `Words` or, part by part, `Pick<Words, …>`. Names that are no area (`title`) may be among them.
 * @param path  of the module, for its language and for what is wrong with it
 * @throws {Error} where the words go a way that cannot be followed: a page would lack some
 */
export function readAreas(path: string, text: string): Set<string> {
  if (!text.includes('Words')) return new Set()
  const areas = new Set<string>()
  const names = new Set<string>()
  const followed = new Set<Node>()
  const calls: Node[] = []
  const follow = (node: Node) => {
    followed.add(node)
    return isCall(node) || (node.type === 'Identifier' && names.has(node.name))
  }
  const visitor = new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (!init || !follow(init)) return
      if (id.type === 'Identifier') names.add(id.name)
      if (id.type === 'ObjectPattern') for (const key of keysOf(path, id)) areas.add(key)
    },
    MemberExpression: ({ object, property }) => {
      if (follow(object) && property.type === 'Identifier') areas.add(property.name)
    },
    CallExpression: (call) => {
      if (isCall(call)) calls.push(call)
      // Whom they are handed to says by its type what it takes.
      for (const argument of call.arguments) followed.add(argument)
    },
    TSTypeReference: ({ typeName, typeArguments }) => {
      const [whole, picked] = typeArguments?.params ?? []
      if (!isNamed(typeName, 'Pick') || !whole || !picked || !isAllWords(whole)) return
      for (const key of literalsOf(picked)) areas.add(key)
    },
    Identifier: ({ name, typeAnnotation }) => {
      if (typeAnnotation && isAllWords(typeAnnotation.typeAnnotation)) names.add(name)
    },
  })
  visitor.visit(parseSync(path, text).program)
  if (calls.some((call) => !followed.has(call))) throw new Error(`${path}: take the words out of useWords() by name`)
  return areas
}

function isCall(node: Node): boolean {
  return node.type === 'CallExpression' && isNamed(node.callee, 'useWords')
}

function isAllWords(type: Node): boolean {
  return type.type === 'TSTypeReference' && isNamed(type.typeName, 'Words')
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name
}

function keysOf(path: string, { properties }: ObjectPattern): string[] {
  return properties.flatMap((one) => {
    if (one.type === 'RestElement') throw new Error(`${path}: take the words out of useWords() by name`)
    return one.key.type === 'Identifier' ? [one.key.name] : []
  })
}

function literalsOf(type: Node): string[] {
  if (type.type === 'TSUnionType') return type.types.flatMap(literalsOf)
  if (type.type !== 'TSLiteralType' || type.literal.type !== 'Literal') return []
  return typeof type.literal.value === 'string' ? [type.literal.value] : []
}
