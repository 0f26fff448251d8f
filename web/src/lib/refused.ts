/** Why a record cannot be read, with the code and the parameters that Python's reader gives. */

import type { RefusalStruct } from './wire';

export type Parameters = RefusalStruct['parameters'];

export class RecordRefused extends Error {
	constructor(
		readonly code: string,
		readonly line: number | null,
		readonly parameters: Parameters = {}
	) {
		super(code);
		this.name = 'RecordRefused';
	}

	/** The refusal as the server would send it. */
	get refusal(): RefusalStruct {
		return { code: this.code, parameters: this.parameters, rule: '' };
	}
}
