/** How a source says something by its key. */

/** What is said by a key that stands there as it is. */
export const SAID = /\b(?:say|tell)\(\s*'([a-z][a-z0-9-]*(?:\.[a-z-]+)?)'/g;
/** A key that is said elsewhere. */
export const NAMED = /'(web-[a-z0-9-]+(?:\.[a-z-]+)?)'/g;
/** A key of which a part is chosen: what stands before and behind it. */
export const MADE = /\b(?:say|tell)\(\s*`([a-z][a-z0-9-]*)\$\{[^`]*?\}([a-z0-9.-]*)`/g;
