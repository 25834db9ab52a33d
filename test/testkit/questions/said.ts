/** How the site writes what every answer has. */
export const KIND = /\b(measured|published|simulated|computed)\b/i;
export const INTERVAL = /\d[\d,.]* to \$?\d/;
export const USD_PER_MILLION = /\$\d+\.\d\d\b/;
/** A number of tokens a second. */
export const SPEED = /\d[\d,.]*\s*tokens\/s/;
