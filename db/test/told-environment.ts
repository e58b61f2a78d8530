/** Says the names of its environment to whoever started it, and ends. */
import process from "node:process";

process.send?.(Object.keys(process.env));
