/** Hands a document to the bundle as the text that it is. @param {string} source */
module.exports = (source) => `export default ${JSON.stringify(source)};`;
