/** What is there to invite others, which a table that has begun does not need. */
export { default as LinkField } from '../start/LinkField.svelte';
export { default as Invite } from './Invite.svelte';
