export const THEME_KEY = 'inferbench-theme';

/** What a visitor may choose, in the order in which the button goes through them. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** zod compiles checks with eval where it may; the site's policy forbids it, and asking is reported as an attempt. */
const NO_EVAL = 'globalThis.__zod_globalConfig={jitless:true};';

/** Runs before the first paint, so that a chosen theme does not flash; without a choice the system's holds. */
export const THEME_SCRIPT = `${NO_EVAL}try{const t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
