/**
 * What Playwright switches off in Chromium by a flag of its own. Of two such flags the last counts, so ours names these
 * again; a test holds the list to Playwright's.
 */
const OFF_FOR_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]
/**
 * The address bar's suggestions are a page, made for every window although none is shown: two fifths of a short visit.
 * A spare process for the next site is made beside each page, and a journey goes to no other site.
 */
const OFF_FOR_US = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

/** Keeps a browser from calling home and from what nobody sees, and lets it run as root inside a container. */
export const BROWSER_FLAGS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF_FOR_US].join()}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
