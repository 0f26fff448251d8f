/** Finds text that is written in a component instead of a catalogue. */
import { parse, type AST } from 'svelte/compiler';

/** Attributes, and properties of components, whose value people read or hear. */
const SPOKEN =
	/^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|title|placeholder|alt|label|text|line|hint|head|rest|why|sentence)$/;
/** What stands beside a program. */
const COMMENTS = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm;
/** A literal that reads like a sentence or a heading: a capital, and a second word. */
const SENTENCE = /(['"`])(\p{Lu}\p{L}*[,:]? (?:\p{L}|\$\{)(?:(?!\1)[^\n])*)\1/gu;
const LETTER = /\p{L}/u;

type Tree = Record<string, unknown> & { type: string };

/** Every text that a component has of its own, besides those that only name things for programs. */
export function textsIn(source: string): string[] {
	const found: string[] = [];
	visit(parse(source, { modern: true }).fragment, found);
	return found;
}

/** Every literal of a module, or of a component's script, that reads like a sentence. */
export function sentencesIn(source: string): string[] {
	const script = /<script[\s\S]*?>([\s\S]*?)<\/script>/g;
	const scripts = [...source.matchAll(script)].map((match) => match[1] ?? '');
	const read = scripts.length > 0 ? scripts.join('\n') : source;
	return [...read.replace(COMMENTS, '').matchAll(SENTENCE)].map((match) => match[2] ?? '');
}

function visit(fragment: AST.Fragment, found: string[]): void {
	for (const node of fragment.nodes) {
		if (node.type === 'Text') keep(node.data, found);
		else if (node.type === 'ExpressionTag') readable(node.expression, found);
		else within(node as unknown as Tree, found);
	}
}

/** All fragments of an element or a block, and the attributes that are read. */
function within(node: Tree, found: string[]): void {
	for (const [name, part] of Object.entries(node)) {
		if (name === 'attributes') for (const one of part as AST.Attribute[]) attribute(one, found);
		else if (isTree(part) && part.type === 'Fragment') visit(part as unknown as AST.Fragment, found);
	}
}

function attribute(one: AST.Attribute, found: string[]): void {
	if (one.type !== 'Attribute' || !SPOKEN.test(one.name) || one.value === true) return;
	for (const part of [one.value].flat()) {
		if (part.type === 'Text') keep(part.data, found);
		else readable(part.expression, found);
	}
}

/** The texts that an expression may come to: not those that it is called or compared with. */
function readable(expression: unknown, found: string[]): void {
	if (!isTree(expression)) return;
	switch (expression.type) {
		case 'Literal':
			if (typeof expression['value'] === 'string') keep(expression['value'], found);
			return;
		case 'TemplateLiteral':
			for (const quasi of expression['quasis'] as { value: { raw: string } }[]) keep(quasi.value.raw, found);
			for (const part of expression['expressions'] as unknown[]) readable(part, found);
			return;
		case 'ConditionalExpression':
			readable(expression['consequent'], found);
			readable(expression['alternate'], found);
			return;
		case 'LogicalExpression':
			readable(expression['left'], found);
			readable(expression['right'], found);
			return;
		case 'BinaryExpression':
			if (expression['operator'] !== '+') return;
			readable(expression['left'], found);
			readable(expression['right'], found);
	}
}

function keep(text: string, found: string[]): void {
	if (LETTER.test(text)) found.push(text.trim());
}

function isTree(part: unknown): part is Tree {
	return typeof part === 'object' && part !== null && 'type' in part;
}
