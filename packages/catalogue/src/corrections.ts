export { CORRECTIONS } from './generated/correction-data.ts';
