/** One package as npm's lockfile (version 3) describes it. */
export type LockedPackage = {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
  optionalDependencies?: Readonly<Record<string, string>>
}

/** The parts of `package-lock.json` that are judged. */
export type Lockfile = { lockfileVersion: number; packages: Readonly<Record<string, LockedPackage>> }

/** A package manifest's direct production dependencies by name. */
export type Manifest = { name: string; dependencies?: Readonly<Record<string, string>> }

/** Every dependency that runs in production is one more to watch; a house with more than this asks why. */
export const DIRECT_DEPENDENCIES_MAX = 32

/**
 * What is wrong with the lockfile: a package without a fingerprint, one fetched from a named host, one that runs a
 * script at install, one older than the first version without a known hole, or one locked for some platforms alone:
 * an install made on another platform's leavings writes such a lockfile, and `npm ci` then refuses it everywhere.
 * @param minimums  package name to the oldest version taken, with the reason kept beside the list
 * @returns one sentence a fault; empty when all is well
 */
export function listLockFaults(lock: Lockfile, minimums: Readonly<Record<string, string>>): string[] {
  const faults = lock.lockfileVersion === 3 ? [] : [`the lockfile has version ${lock.lockfileVersion}, not 3`]
  for (const [path, one] of Object.entries(lock.packages)) {
    const name = packageName(path)
    if (name === undefined || one.link) continue
    if (!one.integrity?.startsWith('sha512-')) faults.push(`${path} has no sha512 integrity`)
    if (one.resolved !== undefined) faults.push(`${path} is bound to one host: ${one.resolved}`)
    if (one.hasInstallScript) faults.push(`${path} runs a script when it is installed`)
    const platforms = Object.keys(one.optionalDependencies ?? {})
    const absent = platforms.filter((platform) => !isLocked(lock, path, platform))
    if (absent.length > 0 && absent.length < platforms.length) faults.push(`${path} is locked without ${absent[0]}`)
    const minimum = minimums[name]
    if (minimum && compareVersions(one.version ?? '0.0.0', minimum) < 0) {
      faults.push(`${path} is ${one.version}; the oldest without a known hole is ${minimum}`)
    }
  }
  return faults
}

/** Whether a package that one at `path` asks for is in the lockfile, beside it or in a folder above. */
function isLocked(lock: Lockfile, path: string, name: string): boolean {
  if (`${path}/node_modules/${name}` in lock.packages) return true
  const above = path.lastIndexOf('node_modules/')
  return (
    above !== -1 &&
    (`${path.slice(0, above)}node_modules/${name}` in lock.packages || isLocked(lock, path.slice(0, above - 1), name))
  )
}

/** What is wrong with the manifests: a version that is not exact, or too many packages in production. */
export function listManifestFaults(manifests: readonly Manifest[]): string[] {
  const faults: string[] = []
  const direct = new Set<string>()
  for (const manifest of manifests) {
    for (const [name, version] of Object.entries(manifest.dependencies ?? {})) {
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        faults.push(`${manifest.name} asks for ${name} ${version}, not an exact version`)
      if (!name.startsWith('@sopaan/')) direct.add(name)
    }
  }
  if (direct.size > DIRECT_DEPENDENCIES_MAX) {
    faults.push(
      `${direct.size} packages in production, more than ${DIRECT_DEPENDENCIES_MAX}: ${[...direct].sort().join(', ')}`,
    )
  }
  return faults
}

/** Negative when `a` is older than `b`, zero when they name the same release, positive when newer. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('-')[0]?.split('.').map(Number) ?? [])
  for (const part of [0, 1, 2]) {
    const difference = (left?.[part] ?? 0) - (right?.[part] ?? 0)
    if (difference !== 0) return difference
  }
  return Number(b.includes('-')) - Number(a.includes('-'))
}

/** The name in a lockfile path, `node_modules/a/node_modules/@b/c` → `@b/c`; undefined for our own folders. */
function packageName(path: string): string | undefined {
  const at = path.lastIndexOf('node_modules/')
  return at === -1 ? undefined : path.slice(at + 'node_modules/'.length)
}
