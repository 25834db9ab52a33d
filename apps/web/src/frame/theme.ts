export const THEME_KEY = 'inferbench-theme';

/** Runs before the first paint, so that a chosen theme does not flash; without a choice the system's holds. */
export const THEME_SCRIPT = `try{const t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
