/**
 * The pad's own counting, for when the server cannot be reached. The rules are written down once more
 * here and nowhere else in the client; tools/pad_sheets.py has them compared with the server's over
 * thousands of sheets (equal.test.ts).
 */

export { countHarmonies } from "./harmonies";
export { countTakeItEasy, isForbidden } from "./take_it_easy";
export { countTranquility } from "./tranquility";
