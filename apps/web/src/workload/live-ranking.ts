/** What a ranking that follows the fields needs: a reader of them, and the way to the API. A bundle of its own. */
export { afterTyping } from './after-typing.ts';
export { sendWorkload } from './send-workload.ts';
